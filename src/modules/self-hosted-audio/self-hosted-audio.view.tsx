import type { ViewProps } from '../../core/module/module.ts';
import type { selfHostedAudio } from './self-hosted-audio.module.ts';

export function SelfHostedAudioView({ module: { file_obj } }: ViewProps<typeof selfHostedAudio>) {
  if (!file_obj) return null;
  return (
    <figure className="m-self-hosted-audio">
      <figcaption>{file_obj.name}</figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: sound has no picture for captions to stand in */}
      <audio src={file_obj.url} controls preload="none" aria-label={file_obj.name} />
    </figure>
  );
}
