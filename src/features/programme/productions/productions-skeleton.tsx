/** Stands in for the list of productions while it loads, with the geometry of its first season (LAYOUT-11). */
export function ProductionsSkeleton() {
  return (
    <div className="season" aria-hidden="true">
      <div className="sk h3" />
      <div className="prods">
        {['1', '2', '3', '4', '5', '6', '7', '8'].map((card) => (
          <div key={card} className="prod">
            <div className="pic sk" />
            <div className="body">
              <span className="sk h3" />
              <span className="sk t" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
