/** ORD-2 */
export const PREORDER_QUANTITY = '1';
