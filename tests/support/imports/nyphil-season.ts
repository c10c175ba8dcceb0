/** A performance history of the shape of the New York Philharmonic's, with one entry for every rule of the import; invented. */
export const nyphilSeason = {
  programs: [
    {
      id: 'a-0.1',
      programID: '100',
      orchestra: 'New York Philharmonic',
      season: '2024-25',
      concerts: [
        {
          eventType: 'Subscription Season',
          Location: 'Manhattan, NY',
          Venue: 'David Geffen Hall',
          Date: '2024-09-12T04:00:00Z',
          Time: '7:30PM',
        },
        {
          eventType: 'Subscription Season',
          Location: 'Manhattan, NY',
          Venue: 'David Geffen Hall',
          Date: '2024-09-13T04:00:00Z',
          Time: '12:00PM',
        },
        { eventType: 'Special', Location: 'Manhattan, NY', Venue: 'Museum of Modern Art, The', Date: '2024-09-14T04:00:00Z', Time: 'None' },
        { eventType: 'Special', Location: 'Manhattan, NY', Venue: 'David Geffen Hall', Date: '2024-09-15T04:00:00Z', Time: 'evening' },
      ],
      works: [
        {
          ID: '1*',
          composerName: 'Mozart,  Wolfgang  Amadeus',
          workTitle: 'CONCERTO, PIANO NO. 14, E-FLAT MAJOR, K.449',
          conductorName: 'Malkki [Mälkki], Susanna',
          soloists: [{ soloistName: 'Ax, Emanuel', soloistInstrument: 'Piano', soloistRoles: 'S' }],
        },
        { ID: '0*', interval: 'Intermission', soloists: [] },
        {
          ID: '2*',
          composerName: 'Faure [Fauré],  Gabriel-Urbain',
          workTitle: { _: 'FROM  (SUITE)', em: ['PELLEAS', 'MASQUES'] },
          movement: '[Allegro]',
          conductorName: 'Malkki [Mälkki], Susanna',
          soloists: [],
        },
      ],
    },
    {
      id: 'b-0.1',
      programID: '101',
      orchestra: 'Musicians from the New York Philharmonic',
      season: '2024-25',
      concerts: [
        {
          eventType: 'Chamber Concert (Private)',
          Location: 'Manhattan, NY',
          Venue: 'Home of Somebody',
          Date: '2024-10-01T04:00:00Z',
          Time: '7:00PM',
        },
      ],
      works: [
        {
          ID: '3*',
          composerName: 'Secret,  Sam',
          workTitle: 'SEPTET',
          soloists: [{ soloistName: 'Hidden, Hanna', soloistInstrument: 'Harp', soloistRoles: 'A' }],
        },
      ],
    },
    {
      id: 'c-0.1',
      programID: '102',
      orchestra: 'New York Philharmonic',
      season: '2024-25',
      concerts: [{ eventType: 'Tour', Location: 'Seoul, KOREA', Venue: 'Seoul Arts Center', Date: '2025-06-01T04:00:00Z', Time: '8:00PM' }],
      works: [{ ID: '4*', composerName: 'Debussy,  Claude', workTitle: 'MER, LA [THE SEA]', conductorName: 'Not conducted', soloists: [] }],
    },
    {
      id: 'd-0.1',
      programID: '103',
      orchestra: 'NYP Presentation',
      season: '2024-25',
      concerts: [{ eventType: 'Pride Alliance', Location: 'Manhattan, NY', Venue: 'Studio', Date: '2024-11-14T05:00:00Z', Time: '9:45PM' }],
      works: [],
    },
    { id: 'e-0.1', programID: 7, season: '2024-25', concerts: [], works: [] },
  ],
};
