import { expect, test } from 'vitest';
import { videoOf } from '../../src/features/programme/detail/video-player.ts';

test.each([
  ['https://www.youtube.com/watch?v=HausAmRing1&t=3', 'https://www.youtube-nocookie.com/embed/HausAmRing1'],
  ['https://youtu.be/HausAmRing1', 'https://www.youtube-nocookie.com/embed/HausAmRing1'],
  ['https://m.youtube.com/shorts/HausAmRing1', 'https://www.youtube-nocookie.com/embed/HausAmRing1'],
  ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?dnt=1'],
  ['https://vimeo.com/123456/0a1b2c3d4e?share=copy', 'https://player.vimeo.com/video/123456?dnt=1&h=0a1b2c3d4e'],
  ['https://player.vimeo.com/video/123456?h=0a1b2c3d4e&title=0', 'https://player.vimeo.com/video/123456?dnt=1&h=0a1b2c3d4e'],
  ['https://vimeo.com/123456?h=%26autoplay', 'https://player.vimeo.com/video/123456?dnt=1'],
  ['https://youtube.com.evil.example/watch?v=HausAmRing1', null],
  ['https://www.youtube.com/watch?v="><script>', null],
  ['https://video.example/film', null],
])('EMBED-04 EMBED-05 EVD-03 the player of %s is %s', (address, player) => {
  const video = videoOf(address);
  expect(video?.kind === 'elsewhere' && (video.embed?.player ?? null)).toBe(player);
});

test('EVD-03 a film of the venue plays without consent', () => {
  expect(videoOf('/media/ab/trailer.mp4')).toEqual({ kind: 'file', url: '/media/ab/trailer.mp4' });
});

test.each(['', 'film', 'javascript:alert(1)', '//evil.example/film.mp4', '/\\evil.example/film.mp4', 'data:text/html,x'])(
  'EVD-03 %j is no film of our own and no player',
  (address) => expect(videoOf(address)).toBeNull(),
);
