/** For `beforeEach`: a clipboard that takes what it is given, or denies; returns the real one's way back. */
export function mockClipboard(takes: boolean): () => () => void {
  return () => {
    const writeText = () =>
      takes ? Promise.resolve() : Promise.reject(new DOMException('Denied', 'NotAllowedError'));
    // An own property hides the prototype's getter; deleting it brings the getter back.
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'clipboard');
  };
}
