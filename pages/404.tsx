import { ProblemScreen } from '@/components/status/ProblemScreen';

/** For build files that no longer exist. Rendered at build, so it has no visitor or settings, and does not name the library. */
export default function NotFoundPage() {
  return <ProblemScreen problem="not-found" />;
}
