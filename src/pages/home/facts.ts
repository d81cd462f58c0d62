/** The most that rewards can come to (HOME-5); shown with "up to" and its qualifier. */
export const REWARD_LIMIT = '$1000';
