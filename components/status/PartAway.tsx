/** In place of what somebody asked for and whose code could not be loaded: the framework keeps that answer as long as the page. */
export const PartAway = () => <p role="alert">It cannot be opened now. Please reload the page.</p>;
