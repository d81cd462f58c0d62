/** The locale in which messages that share a text are their ids instead (VIS-18). */
export const MESSAGE_IDS = 'ids';
