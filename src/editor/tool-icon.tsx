export { ToolIcon, type ToolIconName } from '../ui/backstage/tool-icon.tsx';
