import type { Country } from './countries.ts';

/** What a visitor may allow beside what the site needs to work (CONS-02). */
export const optionalCategories = ['optimization', 'marketing', 'external_media'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

/** Who gets data when a service loads. Names are proper names, the same in every language. */
export interface Service {
  name: string;
  /** The company that receives the data. */
  provider: string;
  /** ISO 3166 code of the country it sits in. */
  country: Country;
  privacy: string;
  category: OptionalCategory;
  /** Origins of its players: the only ones that pages may load in iframes. */
  iframes: readonly string[];
}

/** Every service of others, once: choice, placeholders and the Content-Security-Policy derive from it. */
export const services = {
  speed: {
    name: 'Web Vitals',
    provider: '',
    country: '',
    privacy: '',
    category: 'optimization',
    iframes: [],
  },
  'google-analytics': {
    name: 'Google Analytics',
    provider: 'Google Ireland Ltd.',
    country: 'IE',
    privacy: 'https://policies.google.com/privacy',
    category: 'optimization',
    iframes: [],
  },
  'google-ads': {
    name: 'Google Ads',
    provider: 'Google Ireland Ltd.',
    country: 'IE',
    privacy: 'https://policies.google.com/privacy',
    category: 'marketing',
    iframes: [],
  },
  youtube: {
    name: 'YouTube',
    provider: 'Google Ireland Ltd.',
    country: 'IE',
    privacy: 'https://policies.google.com/privacy',
    category: 'external_media',
    iframes: ['https://www.youtube-nocookie.com'],
  },
  vimeo: {
    name: 'Vimeo',
    provider: 'Vimeo.com, Inc.',
    country: 'US',
    privacy: 'https://vimeo.com/privacy',
    category: 'external_media',
    iframes: ['https://player.vimeo.com'],
  },
  spotify: {
    name: 'Spotify',
    provider: 'Spotify AB',
    country: 'SE',
    privacy: 'https://www.spotify.com/privacy',
    category: 'external_media',
    iframes: ['https://open.spotify.com'],
  },
  soundcloud: {
    name: 'SoundCloud',
    provider: 'SoundCloud Global Ltd. & Co. KG',
    country: 'DE',
    privacy: 'https://soundcloud.com/pages/privacy',
    category: 'external_media',
    iframes: ['https://w.soundcloud.com'],
  },
  podigee: {
    name: 'Podigee',
    provider: 'Podigee GmbH',
    country: 'DE',
    privacy: 'https://www.podigee.com/en/about/privacy',
    category: 'external_media',
    iframes: ['https://*.podigee.io', 'https://*.podigee.com'],
  },
  idagio: {
    name: 'IDAGIO',
    provider: 'IDAGIO GmbH',
    country: 'DE',
    privacy: 'https://about.idagio.com/privacy',
    category: 'external_media',
    iframes: ['https://app.idagio.com'],
  },
  issuu: {
    name: 'Issuu',
    provider: 'Issuu, Inc.',
    country: 'US',
    privacy: 'https://issuu.com/legal/privacy',
    category: 'external_media',
    iframes: ['https://e.issuu.com'],
  },
  yumpu: {
    name: 'Yumpu',
    provider: 'i-magazine AG',
    country: 'CH',
    privacy: 'https://www.yumpu.com/en/info/privacy_policy',
    category: 'external_media',
    iframes: ['https://www.yumpu.com'],
  },
  adobe: {
    name: 'Adobe InDesign',
    provider: 'Adobe Systems Software Ireland Ltd.',
    country: 'IE',
    privacy: 'https://www.adobe.com/privacy.html',
    category: 'external_media',
    iframes: ['https://indd.adobe.com'],
  },
  instagram: {
    name: 'Instagram',
    provider: 'Meta Platforms Ireland Ltd.',
    country: 'IE',
    privacy: 'https://privacycenter.instagram.com/policy',
    category: 'external_media',
    iframes: ['https://www.instagram.com'],
  },
  twitter: {
    name: 'X (Twitter)',
    provider: 'X Internet Unlimited Company',
    country: 'IE',
    privacy: 'https://x.com/privacy',
    category: 'external_media',
    iframes: ['https://platform.twitter.com'],
  },
  facebook: {
    name: 'Facebook',
    provider: 'Meta Platforms Ireland Ltd.',
    country: 'IE',
    privacy: 'https://www.facebook.com/privacy/policy',
    category: 'external_media',
    iframes: ['https://www.facebook.com'],
  },
  tiktok: {
    name: 'TikTok',
    provider: 'TikTok Technology Ltd.',
    country: 'IE',
    privacy: 'https://www.tiktok.com/legal/privacy-policy',
    category: 'external_media',
    iframes: ['https://www.tiktok.com'],
  },
  openstreetmap: {
    name: 'OpenStreetMap',
    provider: 'OpenStreetMap Foundation',
    country: 'GB',
    privacy: 'https://osmfoundation.org/wiki/Privacy_Policy',
    category: 'external_media',
    iframes: ['https://www.openstreetmap.org'],
  },
  'google-maps': {
    name: 'Google Maps',
    provider: 'Google Ireland Ltd.',
    country: 'IE',
    privacy: 'https://policies.google.com/privacy',
    category: 'external_media',
    iframes: ['https://www.google.com'],
  },
  hubspot: {
    name: 'HubSpot',
    provider: 'HubSpot Ireland Ltd.',
    country: 'IE',
    privacy: 'https://legal.hubspot.com/privacy-policy',
    category: 'external_media',
    iframes: ['https://share.hsforms.com'],
  },
} as const satisfies Record<string, Service>;

export type ServiceName = keyof typeof services;

export const allServices = Object.keys(services) as ServiceName[];
export const mediaServices: readonly ServiceName[] = allServices.filter((name) => services[name].category === 'external_media');

/** Services that load something into a page, with a placeholder until they are allowed. */
export type MediaService = {
  [Name in ServiceName]: (typeof services)[Name]['category'] extends 'external_media' ? Name : never;
}[ServiceName];

/** Origins that pages may load in iframes, for the Content-Security-Policy. */
export const iframeOrigins: readonly string[] = [...new Set(Object.values<Service>(services).flatMap(({ iframes }) => iframes))];
