import type { ReactNode } from 'react';

/** A page with a message and links. */
export function NoticeView({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className="shop-notice">
      <h1>{title}</h1>
      {text && <p className="lead">{text}</p>}
      <div className="ways">{children}</div>
    </div>
  );
}
