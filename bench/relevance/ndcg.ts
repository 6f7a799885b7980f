/** Normalised discounted cumulative gain (Järvelin and Kekäläinen 2002), gain 2^grade − 1. */
const gain = (grade: number): number => 2 ** grade - 1;

const discounted = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, index) => sum + gain(grade) / Math.log2(index + 2), 0);

/** `found`: grades in the order of the answer. `all`: grades of every judged item there is. */
export function ndcg(found: readonly number[], all: readonly number[], depth: number): number {
  const ideal = discounted([...all].sort((one, other) => other - one).slice(0, depth));
  return ideal === 0 ? 0 : discounted(found.slice(0, depth)) / ideal;
}
