/** What a command says may be read by somebody who leaves early, such as `head`. */

/** The work goes on and ends as it would; what is said after the reader has left is lost (EPIPE). Other errors are thrown. */
export function bearClosedPipe(output: NodeJS.EventEmitter = process.stdout): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
