/** Why a request got no answer: the visitor is offline and can retry once connected, or the fault is on our side. */
export const unreached = (): 'OFFLINE' | 'UNAVAILABLE' => (navigator.onLine ? 'UNAVAILABLE' : 'OFFLINE');
