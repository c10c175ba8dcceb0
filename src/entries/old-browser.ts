/** Runs only where modules are unknown (`nomodule`), so it may contain nothing an old browser cannot read; styles show the note after 4 s. */
document.documentElement.className += ' is-old-browser';
