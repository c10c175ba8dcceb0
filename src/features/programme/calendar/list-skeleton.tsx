/** Stands in for the list while it loads, with the geometry of its first day (LAYOUT-11). */
export function ListSkeleton() {
  return (
    <section className="day" aria-hidden="true">
      <div className="day-col">
        <div>
          <span className="wd sk t" />
          <span className="sk num" />
          <span className="mon sk t" />
        </div>
      </div>
      <ol>
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <li key={row} className="ev">
            <span className="hour time">
              <span className="sk t" />
            </span>
            <div className="pic sk" />
            <div className="body">
              <span className="sk t" />
              <span className="sk h3" />
              <span className="sk t" />
              <span className="sk t" />
            </div>
            <div className="actions">
              <span className="price sk t" />
              <span className="sk btnk" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The same for the poster grid. */
export function CardsSkeleton() {
  return (
    <div className="month-cards" aria-hidden="true">
      <div className="event-cards">
        {['1', '2', '3', '4', '5', '6', '7', '8'].map((card) => (
          <div key={card} className="evc">
            <div className="pic sk" />
            <div className="body">
              <span className="sk t" />
              <span className="sk h3" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
