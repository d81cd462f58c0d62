/* Runs before everything else on a page under test and keeps what the page complains about. */
(() => {
  const complaints = [];
  Object.defineProperty(globalThis, 'complaints', { value: complaints });
  const tell = (...said) => complaints.push(said.map(String).join(' '));
  // Caught on the way down: what cannot be loaded complains at its element only.
  const onError = ({ message, target, error }) =>
    tell(
      'error:',
      message ?? `${target.tagName} ${target.src ?? target.href}`,
      // What React could not use of a document has its reason inside.
      ...(error?.cause ? [`because of ${error.cause}`] : []),
    );
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled:', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('CSP violation:', violatedDirective, blockedURI),
  );
  for (const kind of ['error', 'warn']) {
    const own = console[kind];
    console[kind] = (...said) => {
      tell(`console.${kind}:`, ...said);
      own.apply(console, said);
    };
  }
})();
