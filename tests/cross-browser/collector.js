/* Runs before every other script of a page under test and collects its console messages. */
(() => {
  const collected = [];
  Object.defineProperty(globalThis, 'collectedMessages', { value: collected });
  const collect = (...parts) => collected.push(parts.map(String).join(' '));
  // The error event of an element that fails to load does not bubble, so it is captured.
  const onError = ({ message, target, error }) =>
    collect(
      'error:',
      message ?? `${target.tagName} ${target.src ?? target.href}`,
      // React puts the reason of a hydration error into its cause.
      ...(error?.cause ? [`because of ${error.cause}`] : []),
    );
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => collect('unhandled:', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    collect('CSP violation:', violatedDirective, blockedURI),
  );
  for (const kind of ['error', 'warn']) {
    const log = console[kind];
    console[kind] = (...parts) => {
      collect(`console.${kind}:`, ...parts);
      log.apply(console, parts);
    };
  }
})();
