/** Begins the hash of an address that opens the widget of an event, whose id follows: after the login (SHOP-272) and a reload (SHOP-304). */
export const widgetHash = '#book-';
