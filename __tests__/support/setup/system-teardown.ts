/** Stops the run's system and removes its data. */
export default async function tearDown(): Promise<void> {
  await globalThis.testSystem?.stop();
}
