export { findAgentBoard, setAgentSwitch } from './console/find-board.ts';
