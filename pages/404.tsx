import { ProblemScreen } from '@/components/shell/ProblemScreen';

/** For addresses outside every route. Rendered at build, so it knows neither visitor nor settings. */
export default function NotFoundPage() {
  return <ProblemScreen problem="not-found" />;
}
