/** Excluding taxes (ORD-2). */
export const PREORDER_PRICE = '$399.00';
/** ORD-2 */
export const PREORDER_QUANTITY = '1';
