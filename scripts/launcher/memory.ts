/**
 * Memory limits for the processes of one machine. If memory is plentiful, V8 postpones garbage collection and the C
 * library's allocator keeps freed memory: without limits, a process keeps growing for hours although it needs no more than
 * in its second minute (docs/reliability.md, "Soak").
 */

/** Largest old generation, MiB: three times the live data under load. Other processes have V8's default. */
const OLD_GENERATION_MIB: Readonly<Partial<Record<string, number>>> = { gateway: 384 };

/**
 * glibc (mallopt(3)): two arenas instead of eight per processor. Buffers of pages exceed the mmap threshold, so they get
 * their own mappings, which are returned to the system when freed; unless it is fixed, the threshold grows up to 32 MiB.
 * Other C libraries ignore these variables.
 */
const ALLOCATOR: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Flags for Node and variables for the process; a variable that the operator set takes precedence. */
export function memoryOf(name: string): { flags: readonly string[]; env: Readonly<Record<string, string>> } {
  const bound = OLD_GENERATION_MIB[name];
  return { flags: bound === undefined ? [] : [`--max-old-space-size=${bound}`], env: ALLOCATOR };
}
