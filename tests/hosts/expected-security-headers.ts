/**
 * The security headers of every response, in lower case. Repeated on purpose: the tests notice if
 * src/headers.ts loses or weakens one. `inlineScripts` are the CSP sources of the inline scripts.
 */
export function expectedSecurityHeaders(
  distributionOrigin: string,
  inlineScripts: readonly string[] = [],
): readonly (readonly [name: string, value: string])[] {
  return [
    [
      'content-security-policy',
      `default-src 'none'; script-src ${["'self'", ...inlineScripts].join(' ')}; ` +
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
        `img-src 'self'; font-src 'self'; connect-src 'self' ${distributionOrigin}; manifest-src 'self'; ` +
        "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types unio-worker",
    ],
    ['cross-origin-embedder-policy', 'require-corp'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    [
      'permissions-policy',
      'accelerometer=(), browsing-topics=(), camera=(), clipboard-read=(), clipboard-write=(self), ' +
        'compute-pressure=(), display-capture=(), fullscreen=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), ' +
        'identity-credentials-get=(), idle-detection=(), keyboard-map=(), local-fonts=(), local-network-access=(), ' +
        'magnetometer=(), microphone=(), midi=(), otp-credentials=(), payment=(), publickey-credentials-create=(), ' +
        'publickey-credentials-get=(), screen-wake-lock=(), serial=(), storage-access=(), sync-xhr=(), usb=(), ' +
        'window-management=(), xr-spatial-tracking=()',
    ],
    ['referrer-policy', 'no-referrer'],
    ['strict-transport-security', 'max-age=63072000; includeSubDomains'],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
  ];
}
