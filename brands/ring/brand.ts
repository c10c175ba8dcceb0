import type { DesignSettingsInput } from '../../src/features/site/design-settings.ts';
import logo from './logo.svg?url&no-inline';
import share from './share.png?url&no-inline';

/** Haus am Ring: a city theatre. Everything is paper, ink and scissors; every view has one vermilion thing. */
const settings: DesignSettingsInput = {
  menuStyle: 'style1',
  header: { logoLink: logo, shareLink: share, wordmark: ['Haus', 'am Ring'] },
  eventStyle: 1,
  stickyOverlayButton: true,
  quickBuy: true,
  accessFilter: true,
  maps: { provider: 'openstreetmap', zoom: 16, marker: '' },
  anchorListOffset: 600,
  detailSections: {
    event: [
      'ImportantInfo',
      'Description',
      'Contributors',
      'ImageSlider',
      'Programs',
      'Children',
      'Events',
      'Series',
      'OpeningHours',
      'Video',
      'Blog',
      'Promoter',
      'Sponsors',
    ],
    production: [
      'ImportantInfo',
      'Events',
      'Description',
      'Contributors',
      'ImageSlider',
      'Programs',
      'Children',
      'Series',
      'OpeningHours',
      'Video',
      'Blog',
      'Promoter',
      'Sponsors',
    ],
  },
};

export default settings;
