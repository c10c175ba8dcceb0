/** On every answer beside the Content-Security-Policy of pages. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

/** On every answer to a visitor who came by https: the browser never tries http again for a year. Other hosts of the domain are not concerned. */
export const strictTransport = { name: 'strict-transport-security', value: 'max-age=31536000' } as const;
