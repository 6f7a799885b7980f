/** Findings of the doctor, and helpers for checks to report them. */
import { EnvironmentError } from '@/lib/contracts/environment';

/** The environment as the operator set it; empty texts count as unset. */
export type Settings = Readonly<Record<string, string | undefined>>;

export interface Finding {
  /** A fault stops or breaks something; a note is only worth knowing. */
  level: 'fault' | 'note';
  /** One line: the cause and what to do. */
  text: string;
}

export interface Check {
  name: string;
  examine: (settings: Settings) => Promise<Finding[]> | Finding[];
}

export const fault = (text: string): Finding => ({ level: 'fault', text });
export const note = (text: string): Finding => ({ level: 'note', text });

/** Turns the result of a rule that returns one line or null into findings. */
export const faultOf = (line: string | null): Finding[] => (line === null ? [] : [fault(line)]);

/** The same for a rule that throws its line as an EnvironmentError. Any other error is rethrown. */
export async function faultsThrown(work: () => unknown): Promise<Finding[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return [fault(error.message)];
    throw error;
  }
}

export const isSet = (settings: Settings, name: string): boolean => (settings[name] ?? '') !== '';
