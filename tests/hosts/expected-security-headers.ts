/**
 * The security headers of every response, in lower case. Repeated here on purpose: the tests notice if
 * src/headers.ts loses or weakens one.
 */
export function expectedSecurityHeaders(
  distributionOrigin: string,
): readonly (readonly [name: string, value: string])[] {
  return [
    [
      'content-security-policy',
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
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
        'display-capture=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
        'payment=(), publickey-credentials-get=(), serial=(), usb=()',
    ],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['strict-transport-security', 'max-age=63072000; includeSubDomains'],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
  ];
}
