/** On every answer beside the Content-Security-Policy of pages (SEC-01), unless it says otherwise. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'browsing-topics=(), camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
} as const;

/** On pages whose address is a secret, such as the link to a draft or to set a password (SEC-03): no other site gets any part of it. */
export const secretAddress = { 'referrer-policy': 'same-origin' } as const;

/** On every answer to a visitor who came by https: the browser never tries http again for a year. Other hosts of the domain are not concerned. */
export const strictTransport = { name: 'strict-transport-security', value: 'max-age=31536000' } as const;
