import type { DesignSettingsInput } from '../../src/features/site/design-settings.ts';
import logo from './logo.svg?url&no-inline';
import share from './share.png?url&no-inline';

/** Kammer 12: an intimate contemporary stage. White space, one-pixel lines and pictures in two inks; blue is an event. */
const settings: DesignSettingsInput = {
  menuStyle: 'style2',
  header: { logoLink: logo, shareLink: share, wordmark: ['Kammer', '12'] },
  eventStyle: 2,
  stickyOverlayButton: true,
  quickBuy: false,
  accessFilter: true,
  maps: { provider: 'openstreetmap', zoom: 17, marker: '12' },
  teamAccordion: true,
  anchorListOffset: 0,
  detailSections: {
    event: [
      'Description',
      'Events',
      'ImageSlider',
      'Contributors',
      'Video',
      'ImportantInfo',
      'Programs',
      'Children',
      'OpeningHours',
      'Series',
      'Blog',
      'Promoter',
      'Sponsors',
    ],
    production: [
      'Description',
      'Events',
      'ImageSlider',
      'Contributors',
      'Video',
      'ImportantInfo',
      'Programs',
      'Children',
      'OpeningHours',
      'Series',
      'Blog',
      'Promoter',
      'Sponsors',
    ],
  },
};

export default settings;
