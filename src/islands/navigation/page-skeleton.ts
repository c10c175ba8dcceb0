/**
 * Shows the skeleton of a page while it loads (LAYOUT-11), from the first `<template data-skeleton>` whose `data-paths` match its
 * address. It covers the main area without scrolling it, so that the browser restores its position on Back. The current page needs
 * none: its lists show their own. @returns a function that removes it.
 */
export function showSkeleton(pathname: string): () => void {
  const main = document.getElementById('main-content');
  const template = pathname === location.pathname ? undefined : templateFor(pathname);
  // Between sibling pages the header stays (LAYOUT-15).
  if (!main || !template || main.dataset.beside?.split(' ').includes(pathname)) return () => {};
  const skeleton = document.createElement('div');
  skeleton.className = 'page-skeleton';
  skeleton.dataset.skeleton = template.dataset.skeleton ?? '';
  skeleton.ariaHidden = 'true';
  // Below the sticky bar.
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

/** Whether a skeleton covers the page, so that no image transition can start from it. */
export function isCovered(): boolean {
  return document.querySelector('.page-skeleton') !== null;
}

function templateFor(pathname: string): HTMLTemplateElement | undefined {
  const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-skeleton]');
  const named = [...templates].find(({ dataset }) => dataset.paths?.split(' ').some((pattern) => matches(pattern, pathname)));
  // Some kinds of pages have an empty template: no skeleton.
  return named?.content.hasChildNodes() ? named : undefined;
}

/** ':name' is one segment of a path, '*' the rest of it. */
function matches(pattern: string, pathname: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`).test(pathname);
}
