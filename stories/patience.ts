import { configure } from 'storybook/test';

/**
 * How long a play function waits for a fact before it fails, in ms: pieces of the site arrive
 * lazily, and a busy machine runs several stories at once. A fact that is there costs no wait.
 */
const PATIENCE = 8000;

configure({ asyncUtilTimeout: PATIENCE });
