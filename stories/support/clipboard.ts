/** For `beforeEach`: a clipboard that accepts or denies writing; the returned function restores the real one. */
export function mockClipboard(accepts: boolean): () => () => void {
  return () => {
    const writeText = () =>
      accepts ? Promise.resolve() : Promise.reject(new DOMException('Denied', 'NotAllowedError'));
    // An own property shadows the prototype's getter until it is deleted.
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'clipboard');
  };
}
