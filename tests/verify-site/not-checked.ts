/** The check cannot be made; the message says why, in one line. */
export class NotChecked extends Error {}
