import { ProblemScreen } from '@/components/status/ProblemScreen';

/** For internal errors. Rendered at build, so that it works when nothing else does; it does not name the library. */
export default function ServerErrorPage() {
  return <ProblemScreen problem="fault" />;
}
