import { haveEncoder } from '@/__tests__/support/media/encoder';

/** `describe` for tests that make recordings. */
export const suite = haveEncoder ? describe : describe.skip;
