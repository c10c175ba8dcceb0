/** The three addresses at which this venue plays. */
export const venueList = {
  model: 'venue-list',
  fields: {},
  columns: [['haus-am-ring', 'studio-am-wall', 'probebuehne-nord'].map((key) => ({ model: 'venue', fields: { venue: `@venue:${key}` } }))],
};
