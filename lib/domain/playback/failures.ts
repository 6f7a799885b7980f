/** Error messages for failures to play or read: what happened, what is not lost, and what to do next. */
import type { PlaybackFailure } from './playback';

export interface FailureWords {
  title: string;
  text: string;
  /** True if trying again may help. */
  retry: boolean;
}

export const failureWords: Readonly<Record<PlaybackFailure, FailureWords>> = {
  SIGN_IN_REQUIRED: {
    title: 'Sign in to play or read',
    text: 'Your session has ended, or this network is not known to the library. Your place is kept.',
    retry: false,
  },
  SUBSCRIPTION_REQUIRED: {
    title: 'No subscription',
    text: 'Your account is not part of a subscription. Ask your library administrator.',
    retry: false,
  },
  SUBSCRIPTION_EXPIRED: {
    title: 'Your subscription has ended',
    text: 'Ask your library administrator to renew it.',
    retry: false,
  },
  SUBSCRIPTION_NOT_STARTED: {
    title: 'Your subscription has not started yet',
    text: 'You can play and read from the first day of your subscription.',
    retry: false,
  },
  DOWNLOAD_NOT_ALLOWED: {
    title: 'View online only',
    text: 'You can read this online, but it can’t be printed or downloaded.',
    retry: false,
  },
  NOT_FOUND: {
    title: 'No longer available',
    text: 'This item has been taken out of the library.',
    retry: false,
  },
  OFFLINE: {
    title: 'You are offline',
    text: 'Playback continues from the same place when the connection is back.',
    retry: true,
  },
  BUSY: {
    title: 'Too many requests',
    text: 'Wait a moment, then try again. Your place is kept.',
    retry: true,
  },
  UNAVAILABLE: {
    title: 'The recording cannot be reached',
    text: 'This is our fault or the network’s, not yours. Your place is kept.',
    retry: true,
  },
  UNSUPPORTED: {
    title: 'This browser cannot play the recording',
    text: 'Try a current version of Chrome, Edge, Firefox or Safari.',
    retry: false,
  },
  BROKEN: {
    title: 'The recording stopped',
    text: 'Something in it could not be read. Your place is kept.',
    retry: true,
  },
};
