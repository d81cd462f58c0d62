/** Early adopter preorder price, excluding taxes (ORD-2). The same in every language. */
export const PREORDER_PRICE = '$399.00';
/** How many are preordered at once (ORD-2). */
export const PREORDER_QUANTITY = '1';
