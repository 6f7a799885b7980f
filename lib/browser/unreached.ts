/** Nothing came back: without a connection of the visitor's own it is to be tried again when that is back; else it is ours. */
export const unreached = (): 'OFFLINE' | 'UNAVAILABLE' => (navigator.onLine ? 'UNAVAILABLE' : 'OFFLINE');
