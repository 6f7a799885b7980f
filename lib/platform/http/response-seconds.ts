/** Upper bounds of the buckets in which response times are counted, seconds: one set, so that gateway and services compare. */
export const RESPONSE_SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];
