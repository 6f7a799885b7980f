import { ProblemScreen } from '@/components/shell/ProblemScreen';

/** For a fault of ours. Rendered at build, so that it works when nothing else does; it names no library. */
export default function ServerErrorPage() {
  return <ProblemScreen problem="unavailable" />;
}
