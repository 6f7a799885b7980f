/**
 * Bounds on the memory of the processes of one machine. Where there is memory to spare, V8 lets garbage lie and the
 * allocator of the C library keeps what was freed: without bounds a process grows for hours that needs no more than it
 * needed in its second minute (docs/reliability.md, "Soak").
 */

/** Largest old generation, MiB: three times what lives in it under load. Others have V8's own bound. */
const OLD_GENERATION_MIB: Readonly<Partial<Record<string, number>>> = { gateway: 384 };

/**
 * glibc (mallopt(3)): two arenas instead of eight for each processor, and pages' buffers, which are larger than the
 * threshold, in mappings of their own, which go back when they are freed; without a fixed threshold it grows up to
 * 32 MiB. Other C libraries do not read these.
 */
const ALLOCATOR: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Flags for Node and variables for the process; a variable that the operator set goes before these. */
export function memoryOf(name: string): { flags: readonly string[]; env: Readonly<Record<string, string>> } {
  const bound = OLD_GENERATION_MIB[name];
  return { flags: bound === undefined ? [] : [`--max-old-space-size=${bound}`], env: ALLOCATOR };
}
