import { ProblemScreen } from '@/components/shell/ProblemScreen';

/** For files of a build that are gone. Rendered at build, so it knows neither visitor nor settings, and names no library. */
export default function NotFoundPage() {
  return <ProblemScreen problem="not-found" />;
}
