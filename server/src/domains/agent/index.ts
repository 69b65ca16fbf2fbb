export { findAgentBoard, setAgentSwitch } from './console/find-board.ts';
export { callDoorTool, listDoorTools } from './door/answer-call.ts';
export { openDoor, type Visitor } from './door/open-door.ts';
