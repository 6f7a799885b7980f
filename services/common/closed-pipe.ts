/** The reader of a command's output, such as `head`, may close the pipe before the command has finished. */

/** Lets the command finish as usual: output after the pipe was closed (EPIPE) is discarded. Other errors are thrown. */
export function bearClosedPipe(output: NodeJS.EventEmitter = process.stdout): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
