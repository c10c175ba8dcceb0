import { diffWordsWithSpace } from 'diff';

/** Beyond so many changed words one text simply replaces the other; comparing takes time with their square. */
const maxEditLength = 2000;

interface WordRunsProps {
  before: string;
  after: string;
}

/** What became of a text, word by word (PAGE-08). */
export function WordRuns({ before, after }: WordRunsProps) {
  const runs = diffWordsWithSpace(before, after, { maxEditLength });
  return (
    <p className="diff-text">
      {runs?.map(({ value, added, removed }, index) => {
        const key = `${index}${value}`;
        if (removed) return <Removed key={key} text={value} />;
        return added ? <Inserted key={key} text={value} /> : <span key={key}>{value}</span>;
      }) ?? (
        <>
          <Removed text={before} />
          <Inserted text={after} />
        </>
      )}
    </p>
  );
}

function Removed({ text }: { text: string }) {
  return <del className="bs-del">{text}</del>;
}

function Inserted({ text }: { text: string }) {
  return <ins className="bs-ins">{text}</ins>;
}
