/** Begins the hash of an address that opens the widget of an event, whose id follows: the way back from the login (SHOP-272). */
export const widgetHash = '#book-';
