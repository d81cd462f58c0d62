/** The most that rewards can come to (HOME-5); shown with "up to" and its qualifier. */
export const REWARD_LIMIT = '$1000';

/** What one digital dollar aims at: the figure beside the still pearl. The same in every language. */
export const ONE_UNIT = '1.00';
