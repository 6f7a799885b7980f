interface GuidanceLineProps {
  /** Null: there is none. */
  names: string | null;
  /** Whether some of it is accepted with the play button. */
  mustAccept: boolean;
  className?: string | undefined;
}

/** All guidance in one line, before anything plays. */
export function GuidanceLine({ names, mustAccept, className }: GuidanceLineProps) {
  if (names === null) return null;
  return (
    <p className={className}>
      {mustAccept ? 'Before you start' : 'Guidance'}: {names}
    </p>
  );
}
