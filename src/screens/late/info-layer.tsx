import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import type { Trouble } from './use-info-layer.ts';

interface InfoLayerProps {
  trouble: Trouble;
  language: Language;
  onDismiss: () => void;
}

/** Says why the site may be slow here (LAYOUT-12): in German, under /en in English too. */
export default function InfoLayer({ trouble, language, onDismiss }: InfoLayerProps) {
  const [german, own] =
    trouble === 'bandwidth' ? [m.info_bandwidth_german(), m.info_bandwidth()] : [m.info_hardware_german(), m.info_hardware()];
  return (
    <section className="info-layer" aria-label={m.info_label()}>
      <p lang="de">{german}</p>
      {language === 'en' && <p>{own}</p>}
      <p className="ways">
        <button type="button" className="btn quiet" onClick={() => window.location.reload()}>
          {m.info_reload()}
        </button>
        <button type="button" className="btn quiet" onClick={onDismiss}>
          {m.info_dismiss()}
        </button>
      </p>
    </section>
  );
}
