import { readInherited } from '../admin/entries/inherited-values.server.ts';
import { officeMenus } from '../admin/shell/office-links.ts';
import type { CallHandler } from '../core/contract/register.server.ts';
import { accountsCalls } from '../features/accounts/accounts.http.server.ts';
import { usersCalls } from '../features/accounts/users.http.server.ts';
import { adminCalls } from '../features/admin/admin.http.server.ts';
import { publishAlertOfEvent } from '../features/admin/event-alerts.write.server.ts';
import { bookingCalls } from '../features/booking/booking.http.server.ts';
import { consentCalls } from '../features/consent/consent.http.server.ts';
import { embedCalls } from '../features/consent/embeds/embed-details.http.server.ts';
import { dashboardCalls } from '../features/dashboard/dashboard.http.server.ts';
import { formsCalls } from '../features/forms/forms.http.server.ts';
import { magazineCalls } from '../features/magazine/magazine.http.server.ts';
import { libraryCalls } from '../features/media/library.http.server.ts';
import { editorCalls } from '../features/pages/editor.http.server.ts';
import { pagesCalls } from '../features/pages/pages.http.server.ts';
import { peopleCalls } from '../features/people/people.http.server.ts';
import { changeEventCalls } from '../features/programme/change-event.http.server.ts';
import { programmeCalls } from '../features/programme/programme.http.server.ts';
import { searchCalls } from '../features/search/search.http.server.ts';
import { siteCalls } from '../features/site/site.http.server.ts';
import type { Services } from './services.server.ts';

/** Every call of the API, feature by feature. */
export function callsOf({ kit, applyNewChanges, designOf, ...services }: Services): CallHandler[] {
  const {
    brand,
    report,
    origin,
    accounts,
    resets,
    forms,
    shop,
    notifyTicketHolders,
    library,
    fetchOutside,
    dashboard,
    searchLimit,
    cartLimit,
    codeLimit,
    placeLimit,
    waitingRooms,
  } = services;
  const { stock, remainingBelow, onError, notices } = services;
  return [
    ...dashboardCalls(dashboard),
    ...programmeCalls,
    ...changeEventCalls({ applyNewChanges, notifyTicketHolders, publishAlert: publishAlertOfEvent }),
    ...adminCalls({
      applyNewChanges,
      readInherited,
      notifyTicketHolders,
      previewNotice: (event, changed) => notices.previewFields(event, changed),
    }),
    ...magazineCalls,
    ...peopleCalls,
    ...siteCalls({ brand, report, applyNewChanges }),
    ...pagesCalls(kit, applyNewChanges),
    ...editorCalls({
      ...{ kit, applyNewChanges, origin },
      publishesOnSave: async (reading) => (await designOf(reading)).publishOnSave,
      fullTeaserTextLimit: async (reading) => (await designOf(reading)).fullTeaserTextLimit,
    }),
    ...libraryCalls(library),
    ...embedCalls({
      ...{ fetchOutside, report },
      storePicture: async (reading, { copyright, ...file }) => {
        const { row, isNew } = await library.upload(reading, file, '');
        if (isNew && copyright) await library.change(reading, row.id, { copyright });
        return row.id;
      },
    }),
    ...accountsCalls({
      ...accounts,
      webshopUrl: async (reading) => (await designOf(reading)).webshopPaths[0] ?? '/webshop',
      officeMenus: (viewer, language) => officeMenus(viewer, language, accounts.absentScreens),
    }),
    ...usersCalls({ resets, applyNewChanges }),
    ...consentCalls(),
    ...searchCalls(searchLimit),
    ...formsCalls(forms),
    ...bookingCalls({
      ...{ shop, waitingRooms, codeLimit, placeLimit, remainingBelow },
      webshopPaths: async (reading) => (await designOf(reading)).webshopPaths,
      limit: cartLimit,
      onStockRead: (read) => stock.compare(read).catch(onError),
    }),
  ];
}
