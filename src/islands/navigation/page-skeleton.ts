/**
 * Shows the geometry of a page while it loads (LAYOUT-11), from the first `<template data-skeleton>` whose `data-paths` name its
 * address. It lies over the main area without scrolling what is below, whose place the browser keeps for the way back. The page at
 * hand needs none: what it loads says so itself. @returns what takes it away.
 */
export function layOver(pathname: string): () => void {
  const main = document.getElementById('main-content');
  const template = pathname === location.pathname ? undefined : templateFor(pathname);
  // Between pages side by side the header stays (LAYOUT-15).
  if (!main || !template || main.dataset.beside?.split(' ').includes(pathname)) return () => {};
  const skeleton = document.createElement('div');
  skeleton.className = 'page-skeleton';
  skeleton.dataset.skeleton = template.dataset.skeleton ?? '';
  skeleton.ariaHidden = 'true';
  // Below the bar that stays.
  const top = document.querySelector('.head-all > .bar')?.getBoundingClientRect().bottom ?? 0;
  skeleton.style.setProperty('--top', `${Math.max(0, top)}px`);
  skeleton.append(template.content.cloneNode(true));
  document.body.append(skeleton);
  main.ariaBusy = 'true';
  return () => {
    skeleton.remove();
    main.ariaBusy = null;
  };
}

/** Whether nothing is seen of the page from which a picture could fly. */
export function isCovered(): boolean {
  return document.querySelector('.page-skeleton') !== null;
}

function templateFor(pathname: string): HTMLTemplateElement | undefined {
  const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-skeleton]');
  const named = [...templates].find(({ dataset }) => dataset.paths?.split(' ').some((pattern) => matches(pattern, pathname)));
  // Of some kinds of pages there is nothing to show.
  return named?.content.hasChildNodes() ? named : undefined;
}

/** ':name' is one part of a path, '*' the rest of it. */
function matches(pattern: string, pathname: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`).test(pathname);
}
